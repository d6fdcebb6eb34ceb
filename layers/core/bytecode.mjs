// Compiles a layer for the Python it will run under: `node bytecode.mjs 3.13 FOLDER PYTHON`, the folder being /opt.
// Pyodide is that very CPython, from npm, so the same bytes come out wherever the layer is built; another version
// is a test machine's own, and PYTHON compiles it.
import { spawnSync } from "node:child_process";
import { loadPyodide } from "pyodide";

const [version, folder, python] = process.argv.slice(2);
// Unchecked, since nothing in a layer changes once it is built; and free of dates, so that equal sources stay equal.
const COMPILE = `
import compileall, py_compile, sys
if "%d.%d" % sys.version_info[:2] == "${version}":
    done = compileall.compile_dir(
        FOLDER + "/python", quiet=1, stripdir=FOLDER, prependdir="/opt",
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    outcome = "compiled" if done else "a module does not compile"
else:
    outcome = "another version"
`;
const REPRODUCIBLE = { PYTHONHASHSEED: "0" };

async function byPyodide() {
  const pyodide = await loadPyodide({ env: { HOME: "/", ...REPRODUCIBLE } });
  pyodide.mountNodeFS("/opt", folder);
  return pyodide.runPython(`FOLDER = "/opt"\n${COMPILE}\noutcome`);
}

function byThisMachine() {
  const script = `FOLDER = ${JSON.stringify(folder)}\n${COMPILE}\nprint(outcome)`;
  const { stdout } = spawnSync(python, ["-c", script], { env: { ...process.env, ...REPRODUCIBLE }, encoding: "utf8" });
  return stdout?.trim().split("\n").at(-1);
}

let outcome = await byPyodide();
if (outcome === "another version") outcome = byThisMachine();
if (outcome !== "compiled") throw new Error(`no bytecode for Python ${version}: ${outcome ?? `${python} does not start`}`);
