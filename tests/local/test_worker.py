"""Messages between the service and the processes that run handlers, and what Lambda passes beside an event."""

import socket
import struct
import threading
import time

import pytest

from local.worker import LambdaContext, receive, send


def test_messages_larger_than_a_socket_takes_at_once_arrive_whole_and_in_order() -> None:
    messages = [{"body": "x" * 5_000_000}, None, ("name", {"n": 1})]
    ours, theirs = socket.socketpair()
    with ours, theirs:

        def send_all() -> None:
            for message in messages:
                send(ours, message)

        sender = threading.Thread(target=send_all)
        sender.start()
        assert [receive(theirs) for _ in messages] == messages
        sender.join()


def test_an_end_in_the_middle_of_a_message_is_an_end_and_no_answer() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        with ours:
            ours.sendall(struct.pack("!Q", 100) + b"half")
        with pytest.raises(EOFError):
            receive(theirs)


def test_time_runs_out_and_not_below_nothing() -> None:
    whole = LambdaContext("solve_model", 1769, 30).get_remaining_time_in_millis()
    assert 29_000 < whole <= 30_000
    assert LambdaContext("solve_model", 1769, 5, _start=time.monotonic() - 60).get_remaining_time_in_millis() == 0


def test_no_two_requests_have_one_id() -> None:
    assert LambdaContext("a", 1, 1).aws_request_id != LambdaContext("a", 1, 1).aws_request_id
