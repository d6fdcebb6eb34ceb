"""Pictures of models and of results: files that stand alone, with the values of beam theory, here as by the command."""

from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
from handoff_solver import Model, Results, Session, SolveError, check_beam, report, solve
from handoff_solver.engine import Engine
from handoff_solver.picture import Quantity

from tests.clients.commands import MODEL, NODE, PYTHON, run
from tests.examples import example

SVG = "{http://www.w3.org/2000/svg}"
SPAN_M, UDL = 6.0, 10e3
# 1.35 w L² / 8 and 1.35 w L / 2 of a beam on two supports.
MOMENT = 1.35 * UDL * SPAN_M**2 / 8
SHEAR = 1.35 * UDL * SPAN_M / 2


@pytest.fixture(scope="module")
def beam() -> Results:
    return check_beam(span_m=SPAN_M, section="IPE300", udl=UDL / 1e3)


def words(svg: str) -> set[str | None]:
    return {text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")}


def test_a_diagram_has_the_values_of_beam_theory(beam: Results) -> None:
    moments = beam.plot("My", "ULS envelope")
    [row] = moments.rows
    assert (row["member"], row["largest_by"]) == ("B1", "ULS")
    assert (row["largest"], row["largest_x"]) == pytest.approx((MOMENT, SPAN_M / 2))
    assert row["least"] == pytest.approx(0, abs=1e-6 * MOMENT)
    assert f"{MOMENT / 1e3:.2f}" in words(moments.svg)
    assert moments.caption.startswith(
        "Bending moment My, on the side in tension, ULS envelope, kN·m: largest 60.75 (ULS)"
    )
    assert str(moments) == moments.text
    [row] = beam.plot("vz", "ULS").rows
    assert (row["largest"], row["least"]) == pytest.approx((SHEAR, -SHEAR))
    # NIST SP 811: 1 kip·ft is 1.355818 kN·m.
    assert f"{MOMENT / 1355.818:.2f}" in words(beam.plot("my", "ULS", units="imperial").svg)


def test_every_quantity_is_a_file_of_its_own_or_naught_in_words(beam: Results) -> None:
    with Session():
        pictures = {quantity: beam.plot(quantity, "SLS") for quantity in get_args(Quantity)}
    for quantity, picture in pictures.items():
        if quantity.lower() in ("n", "vy", "mx", "mz"):
            assert (picture.svg, picture._repr_svg_()) == ("", None)
            assert picture.caption.endswith("SLS: naught everywhere")
            continue
        root = ElementTree.fromstring(picture.svg)
        assert (root.tag, root.findtext(f"{SVG}title")) == (f"{SVG}svg", picture.caption)
        assert picture._repr_svg_() == picture.svg


def test_only_what_is_there_is_drawn(beam: Results, tmp_path: Path) -> None:
    frame = solve(example("portal-frame"))
    assert {row["member"] for row in frame.plot("my", members="C1").rows} == {"C1"}
    assert {row["member"] for row in frame.plot("my", members=["C1", "R2"]).rows} == {"C1", "R2"}
    for refused, told in (
        (("q",), "no quantity 'q'"),
        (("my", "X"), "or envelope 'X'; there are: "),
        (("my", "ULS", "B9"), "no member 'B9'"),
    ):
        with pytest.raises(SolveError, match=told):
            beam.plot(*refused)
    with pytest.raises(ValueError, match="do not know their model"):
        Results(beam).plot()
    assert beam.plot().save(tmp_path / "moments.svg").read_text("utf-8") == beam.plot().svg


def test_a_model_is_drawn_as_it_stands_and_says_why_where_it_cannot_be() -> None:
    model = Model("Beam").node("A", 0, 0, 0).node("B", SPAN_M, 0, 0).steel().section("IPE300")
    model.member(id="<B>", start="A", end="B", section="IPE300", material="S235")
    assert model._repr_html_().startswith("<pre>the model is not valid: ")
    model.steel("S235").support("A", *("ux", "uy", "uz", "rx"))
    model.support("B", "uy", "uz").load_case("G", "permanent")
    assert "<B>" in words(model.draw().svg)
    assert "Utilisation" not in model.draw().caption
    assert model._repr_html_() == model.draw().svg


def test_one_engine_draws_and_reports(beam: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Engine] = []
    enter = Engine.__enter__

    def counted(engine: Engine) -> Engine:
        opened.append(engine)
        return enter(engine)

    monkeypatch.setattr(Engine, "__enter__", counted)
    with Session():
        assert beam.plot() == beam.plot()
        assert "<svg" in report(beam.model, "summary")
        assert beam._repr_html_().endswith("</svg>")
    assert len(opened) == 1


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("-o", "-"),
        ("--quantity", "shape", "--set", "SLS", "-o", "-"),
        ("--quantity", "model", "-o", "-"),
        ("--units", "imperial", "--members", "beam"),
    ],
)
def test_both_commands_draw_the_same(tmp_path: Path, options: tuple[str, ...]) -> None:
    node, python = (run(command, tmp_path, "diagram", MODEL, *options) for command in (NODE, PYTHON))
    assert (node.returncode, node.stderr) == (0, "")
    assert (python.returncode, python.stdout, python.stderr) == (0, node.stdout, "")
    assert node.stdout.startswith("<svg " if "-o" in options else "Bending moment My, ")
