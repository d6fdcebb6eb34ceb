"""How the browser paints: in software, and a picture that no test looks at with every call but without a pixel."""

# Software rendering, as on a machine without a graphics card. Only the picture is drawn by the imitated card: to paint
# the rest of the page with it as well would take a third of the suite's time. Edges stay as they are: to smooth them
# makes each shader a third dearer to compile, which is what opening a small model costs most.
FLAGS = [
    "--no-sandbox",
    "--enable-unsafe-swiftshader",
    "--use-angle=swiftshader",
    "--disable-gpu-rasterization",
    "--disable-gpu-compositing",
    "--webgl-antialiasing-mode=none",
    "--disable-background-networking",
    # A renderer that has compiled the page goes on to the next test: a new one each took a fifth more time.
    "--process-per-site",
]
# Software compiles each shader when it is first drawn with, which is half of what opening a model costs. Drawn with no
# points, none is: the page goes its whole way all the same, and the browser still refuses a call that is wrong.
UNPAINTED = """
for (const [name, count] of Object.entries({
  drawArrays: 2, drawArraysInstanced: 2, drawElements: 1, drawElementsInstanced: 1,
})) {
  const draw = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (...all) {
    all[count] = 0;
    return draw.apply(this, all);
  };
}
"""
