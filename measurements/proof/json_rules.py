"""Texts from the rules of RFC 8259, clause by clause: those it allows are read, those it does not are refused."""

import json
from collections.abc import Iterator

from measurements.proof.figures import Figure, counted, none_of
from measurements.proof.world import holder, world
from tests.examples import example
from tests.service import Answer

# RFC 8259 2 (whitespace), 3 (values), 4 (objects), 5 (arrays), 6 (numbers), 7 (strings), 8.1 (UTF-8).
ALLOWED = [
    *("0", "-0", "1", "-1", "10", "0.5", "-0.5", "1.0", "1e5", "1E5", "1e+5", "1e-5", "1.5E-10", "0e0", "0e+1"),
    *("0.0e-0",),
    *('""', '"a"', r'"\""', r'"\\"', r'"\/"', r'"\b\f\n\r\t"', r'"\u0041"', r'"\u00e9\u00E9"', r'"\uD834\uDD1E"'),
    *('"é"', '"€"', '"𝄞"', '"\x7f"', '"\u2028\u2029"', r'"\u0000"', '"/"', '"\'"', '"\ufeff"', '"\u0085\u00a0"'),
    *("true", "false", "null", "[]", "[ ]", "[1]", "[1,2]", "[[]]", "[[],{}]", "[null,true,false]", '["a",1,{"b":[]}]'),
    *("{}", "{ }", '{"a":1}', '{"":0}', '{"a":{"b":[]}}', '{"a":1,"b":2}', r'{"\u0061":1}', '{"a b":1}'),
    *(" 1 ", "\t1\t", "\n1\n", "\r1\r", "\r\n1", "[\n1\t,\r2 ]", '{ "a" : 1 , "b" : 2 }', "[\t]", "{\n}"),
]
FORBIDDEN = [
    # 6: no plus, no leading zeros, digits on both sides of the point, digits in the exponent, no other bases or names.
    *("+1", "01", "-01", "00", "0123", ".5", "-.5", "1.", "-1.", "1.e5", "1e", "1e+", "1e-", "1E", "e5", "-"),
    *("--1", "+-1"),
    *("- 1", "1 2", "1-1", "1.2.3", "1e5.5", "1e1e1", "0x10", "0b1", "0o7", "1_000", "1f", "1L", "1d", "１"),
    *("٣", "½", "²"),
    *("NaN", "-NaN", "nan", "Infinity", "-Infinity", "+Infinity", "inf", "-inf"),
    # 7: quotation marks alone, no other escapes, four hexadecimal digits, no control characters.
    *("'a'", '"a', 'a"', "a", '"', '"a"b', '"a""b"', "`a`", "“a”", r'"\x41"', r'"\u004"', r'"\u00g0"', r'"\u"'),
    *(r'"\'"',),
    *(r'"\a"', r'"\0"', r'"\v"', r'"\e"', r'"\U0041"', r'"\ "', '"\\', r'"\u+041"', r'"\u 041"', '"\\\n"'),
    *(f'"{chr(code)}"' for code in range(0x20)),
    # 3: three literal names, in lower case, and no others.
    *("True", "TRUE", "False", "None", "NULL", "Null", "nul", "nulll", "tru", "truee", "undefined", "yes", "nil", "t"),
    # 5, 4: values parted by single commas; names are strings, parted from values by a single colon.
    *("[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1;2]", "[1}", "[1:2]", "(1)", "[1)"),
    *("[[]", "<1>"),
    *('{"a"}', '{"a":}', '{"a":1,}', "{,}", '{,"a":1}', '{"a":1,,"b":2}', "{a:1}", "{'a':1}", "{1:1}", '{"a" 1}'),
    *('{"a":1 "b":2}', '{"a"=1}', '{"a":1]', '{"a"::1}', '{"a",1}', "{null:1}", "{[]:1}", '{"a":1;"b":2}', '{"a":1'),
    *('{"a":1}}', '{"a":1}{}', "{:1}", '{"a":1 2}', "{]", "{[}", '{"a"', '{"', "{"),
    # 2: four kinds of whitespace; comments are none.
    *("\v1", "\f1", "\u00a01", "\u20281", "\ufeff1", "\u30001", "\u00851", "\x001", "1\x00", "\u200b1", "\u180e1"),
    *("1//c", "1/*c*/", "/*c*/1", "1#c", "#c\n1", "//c\n1", "--c\n1", "<!-- -->1"),
    # 3: a value there must be.
    *("", " ", ",", ":"),
]
# 8.1: what is no UTF-8: stray and missing continuation bytes, overlong forms, surrogates, beyond U+10FFFF, UTF-16.
BYTES = [
    *(b'"\xff"', b'"\xfe"', b'"\x80"', b'"\xc0\xaf"', b'"\xc1\xbf"', b'"\xe0\x80\xaf"', b'"\xed\xa0\x80"'),
    *(b'"\xe2\x82"',),
    *(b'"\xf0\x82\x82\xac"', b'"\xf4\x90\x80\x80"', b'"\xf8\x88\x80\x80\x80"', b'"\xc3"', b"\xff\xfe1\x00"),
    *(b"\xfe\xff\x001",),
]
# 4, 6, 8.2, 9: what a reader may take or refuse; it must only not stumble.
OPEN = [
    *(r'"\ud800"', r'"\udc00\ud800"', r'"\ud800\u0041"', "1e999", "-1e999", "1e-999", "9007199254740993", "1" * 400),
    *('{"a":1,"a":2}', "[", "]", "[", '{"a":', "0.", "1", '"', "x", '"'),
]
PLACE = "\ue000"


def prove(every: int = 1) -> Iterator[Figure]:
    with world():
        yield from figures(every)


def figures(every: int) -> Iterator[Figure]:
    """Of every so-manieth text; each goes to four readers."""
    service = holder("reader", pro=True).service
    model = example("simply-supported-beam")
    whole = json.dumps({"model": {**model, "x_own": PLACE}})
    text = json.dumps({"model": json.dumps({**model, "x_own": PLACE})})
    message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"x": PLACE}})
    failures: list[str] = []
    accepts: list[str] = []
    refusals: list[str] = []
    sent = 0
    texts: list[tuple[bytes, bool | None]] = [(case.encode(), True) for case in ALLOWED]
    texts += [(case.encode(), False) for case in FORBIDDEN] + [(case, False) for case in BYTES]
    texts += [(case.encode(), None) for case in OPEN]
    for case, allowed in texts[::every]:
        inside = whole.encode().replace(json.dumps(PLACE).encode(), case)
        # As text the case is escaped once more, which bytes that are no UTF-8 survive only as they are.
        escaped = json.dumps(case.decode("utf-8", "surrogateescape"), ensure_ascii=False)[1:-1]
        twice = json.dumps(json.dumps(PLACE))[1:-1].encode()
        written = text.encode().replace(twice, escaped.encode("utf-8", "surrogateescape"))
        asked = message.encode().replace(json.dumps(PLACE).encode(), case)
        answers = {
            "inside a model": (service.post("/api/sdk/validate", content=inside), allowed),
            "as a model in text": (service.post("/api/sdk/validate", content=written), allowed),
            "to /mcp": (service.post("/mcp", content=asked), allowed),
            # Whatever it is, it is no request.
            "as a body": (service.post("/api/sdk/validate", content=case), None if allowed else allowed),
        }
        for where, (answer, due) in answers.items():
            sent += 1
            told = f"{case[:30]!r} {where}: {answer.status}"
            if answer.status >= 500:
                failures.append(told)
            elif due is not None and accepted(answer) != due:
                (accepts if accepted(answer) else refusals).append(told)
            elif where == "as a body" and accepted(answer):
                accepts.append(told)
    yield counted("texts", len(texts[::every]))
    yield counted("sent", sent)
    yield none_of("5xx", failures)
    yield none_of("wrong accepts", accepts)
    yield none_of("wrong refusals", refusals)


def accepted(answer: Answer) -> bool:
    """Read and taken: a report of unreadable text is a refusal, whatever its status."""
    return answer.status == 200 and answer.json.get("valid", True) is True and "error" not in answer.json
