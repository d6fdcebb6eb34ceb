"""Pages without a built viewer: the model as text, and never as markup."""

from handoff.aws.gzip_codec import packed
from handoff.drafts.drafts import OpenDraft
from handoff.http.json_io import dump
from handoff.pages import plain_page
from handoff.runtime import clock
from handoff.runtime.settings import limits


def shown(model: object) -> str:
    row = {"body": packed(dump(model))}
    draft = OpenDraft("0" * 32, clock.now(), 3, "0" * 64, "", warnings=0, row=row)
    return plain_page.model(draft).decode()


def test_a_title_heads_the_page_and_a_missing_one_has_a_stand_in() -> None:
    assert "<h1>Hall</h1>" in shown({"settings": {"title": "Hall"}})
    said: list[object] = [{}, {"title": ""}, {"title": 7}, None, []]
    for settings in said:
        assert "<h1>Structural model</h1>" in shown({"settings": settings})


def test_no_text_of_a_model_is_markup() -> None:
    text = shown({"settings": {"title": "<script>alert(1)</script>"}, "x": "</pre><img>"})
    assert "<script>" not in text
    assert "<img>" not in text


def test_a_long_model_is_cut_where_the_limit_says() -> None:
    room: int = limits()["plain_page_length"]
    rest = room - len('{"x":""}')
    assert " …</pre>" not in shown({"x": "a" * rest})
    cut = shown({"x": "a" * (rest + 1)})
    assert " …</pre>" in cut
    assert cut.count("a" * 100) == (room - len('{"x":"')) // 100
