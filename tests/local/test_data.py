"""Data over restarts. Each step is a process of its own, as moto's state belongs to a process."""

import subprocess
import sys
import time
from pathlib import Path

from local.journal import Journal
from tests.local.steps import PRELUDE, command, run, step
from tests.local_service import ROOT


def test_acknowledged_writes_survive_kill_9(tmp_path: Path) -> None:
    step(
        tmp_path,
        """
put("A", body={"B": b"\\x00\\xff"}, map={"M": {"list": {"L": [{"N": "1"}, {"NULL": True}]}}})
put("gone")
dynamodb.delete_item(TableName=table, Key={"pk": {"S": "gone"}, "sk": {"S": "X"}})
for _ in range(5): add("counter")
s3.put_object(Bucket=bucket, Key="models/ä b+%2F", Body=b"\\x1f\\x8b", ContentEncoding="gzip",
              Metadata={"by-whom": "me"})
s3.put_object(Bucket=bucket, Key="models/gone", Body=b"1")
s3.delete_object(Bucket=bucket, Key="models/gone")
die()
""",
        killed=True,
    )
    check = """
assert get("A")["body"] == {"B": b"\\x00\\xff"}
assert get("A")["map"] == {"M": {"list": {"L": [{"N": "1"}, {"NULL": True}]}}}
assert get("gone") is None
assert get("counter")["n"] == {"N": "5"}
assert objects() == ["models/ä b+%2F"]
found = s3.get_object(Bucket=bucket, Key="models/ä b+%2F")
assert found["Body"].read() == b"\\x1f\\x8b"
assert (found["ContentEncoding"], found["Metadata"]) == ("gzip", {"by-whom": "me"})
"""
    # Twice: the first start replays the journal, the second the compacted one.
    step(tmp_path, check + "die()", killed=True)
    step(tmp_path, check)


def test_a_refused_write_is_refused_for_good(tmp_path: Path) -> None:
    step(
        tmp_path,
        """
put("A", n={"N": "1"})
try:
    dynamodb.put_item(TableName=table, Item={"pk": {"S": "A"}, "sk": {"S": "X"}},
                      ConditionExpression="attribute_not_exists(pk)")
except dynamodb.exceptions.ConditionalCheckFailedException:
    die()
""",
        killed=True,
    )
    step(tmp_path, 'assert get("A")["n"] == {"N": "1"}')


def test_kill_9_in_the_middle_of_writing_keeps_every_acknowledged_write(tmp_path: Path) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-c", PRELUDE + "for n in range(10**6): put(str(n)); print(n, flush=True)", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout is not None
    acknowledged = [int(writer.stdout.readline()) for _ in range(50)]
    writer.kill()
    acknowledged += [int(line) for line in writer.stdout if line.endswith("\n")]
    writer.wait(30)
    writer.stdout.close()
    last = acknowledged[-1]
    assert last >= 49
    # One more may have been written and not yet acknowledged.
    out = step(tmp_path, f"print(all(get(str(n)) for n in range({last} + 1)), get(str({last} + 2)) is None)")
    assert out.split() == ["True", "True"]


def test_what_aws_would_have_expired_is_dropped_at_start(tmp_path: Path) -> None:
    now = int(time.time())
    step(
        tmp_path,
        f"""
put("over", ttl={{"N": "{now - 1}"}})
put("lives", ttl={{"N": "{now + 3600}"}})
s3.put_object(Bucket=bucket, Key="drafts/old", Body=b"1")
s3.put_object(Bucket=bucket, Key="drafts/new", Body=b"1")
s3.put_object(Bucket=bucket, Key="models/old", Body=b"1")
""",
    )
    journal = Journal(tmp_path / "journal.jsonl")
    records = list(journal.read())
    old = [record for record in records if record["changes"][0].get("object", "").endswith("old")]
    for record in records:
        record["at"] = now
    for record in old:
        record["at"] = now - 3 * 86_400
    # It has run since, or a clock that is three days ahead would not be believed.
    since = [{"at": now - half * 43_200, "changes": [{"key": ["ran", "X"], "now": None}]} for half in range(6, 0, -1)]
    journal.rewrite([*old, *since, *(record for record in records if record not in old)])
    # The first start drops them from the journal, so that they are gone at the second.
    step(tmp_path, "")
    step(tmp_path, 'assert get("over") is None and get("lives"); assert objects() == ["drafts/new", "models/old"]')


def test_the_journal_does_not_grow_with_rewrites_of_the_same_item(tmp_path: Path) -> None:
    step(tmp_path, 'for _ in range(100): add("counter")')
    before = (tmp_path / "journal.jsonl").stat().st_size
    step(tmp_path, 'assert get("counter")["n"] == {"N": "100"}')
    assert (tmp_path / "journal.jsonl").stat().st_size < before / 50


def test_reads_are_not_journalled(tmp_path: Path) -> None:
    step(tmp_path, 'put("A"); size = (data.folder / "journal.jsonl").stat().st_size; get("A"); objects(); '
                   'assert (data.folder / "journal.jsonl").stat().st_size == size > 0')  # fmt: skip


def test_parallel_writers_lose_nothing(tmp_path: Path) -> None:
    code = """
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(16) as pool:
    list(pool.map(lambda _: add("counter"), range(200)))
"""
    step(tmp_path, code + "die()", killed=True)
    step(tmp_path, 'assert get("counter")["n"] == {"N": "200"}')


def test_a_second_run_on_the_same_data_is_refused_with_the_first_ones_process(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", PRELUDE + "print(os.getpid(), flush=True); sys.stdin.read()", str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    process = holder.stdout.readline().strip()
    ended, said = command("local.__main__", "--port", "0", "--data", str(tmp_path))
    holder.communicate()
    assert ended == 1
    assert f"in use by another run (process {process})" in said
    assert "Traceback" not in said


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    step(tmp_path, "die()", killed=True)
    step(tmp_path, "")


def test_the_data_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    step(folder, 'put("A")')
    step(folder, "")
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / "journal.jsonl").stat().st_mode & 0o077 == 0


def test_a_write_that_the_disk_refuses_is_not_acknowledged_and_a_restart_shows_what_was(tmp_path: Path) -> None:
    step(
        tmp_path,
        """
import resource
from botocore.config import Config
from botocore.exceptions import ClientError
put("key"); put("other")
full = (data.folder / "journal.jsonl").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
remove = lambda: dynamodb.delete_item(TableName=table, Key={"pk": {"S": "key"}, "sk": {"S": "X"}})
for refused in (remove, remove, lambda: put("new"), lambda: get("key")):
    try:
        refused()
        raise SystemExit("acknowledged")
    except ClientError as error:
        assert "the data cannot be written" in str(error), error
assert (data.folder / "journal.jsonl").stat().st_size == full
die()
""",
        killed=True,
    )
    step(tmp_path, 'assert get("key") and get("other") and not get("new")')


def test_once_the_disk_takes_writes_again_everything_goes_on(tmp_path: Path) -> None:
    step(
        tmp_path,
        """
import resource
from botocore.exceptions import ClientError
put("key")
full = (data.folder / "journal.jsonl").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
try:
    put("late")
    raise SystemExit("acknowledged")
except ClientError:
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert get("late")
put("after")
die()
""",
        killed=True,
    )
    step(tmp_path, 'assert get("key") and get("late") and get("after")')


def test_a_start_on_a_full_disk_serves_what_there_is(tmp_path: Path) -> None:
    step(tmp_path, 'for _ in range(20): add("counter")')
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (64, resource.RLIM_INFINITY))\n"
    ended, said = run(full + PRELUDE + 'print(get("counter")["n"])', tmp_path)
    assert ended == 0, said
    assert "could not be shortened" in said
    assert "{'N': '20'}" in said


def test_a_data_folder_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "under"):
        ended, said = command("local.__main__", "--port", "0", "--data", str(folder))
        assert ended == 1
        assert "cannot be used" in said
        assert "Traceback" not in said
