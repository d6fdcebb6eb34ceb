-- Requests of one or several kinds in turn: KINDS names them, LINK, KEY and BODY are what they need.
local kinds, turn = {}, 0
local link, key = os.getenv("LINK"), os.getenv("KEY")
local file = assert(io.open(os.getenv("BODY"), "rb"))
local body = file:read("*a")
file:close()
for kind in os.getenv("KINDS"):gmatch("%a+") do kinds[#kinds + 1] = kind end
local headers = { ["X-API-Key"] = key, ["Content-Type"] = "application/json" }

function request()
  turn = turn % #kinds + 1
  local kind = kinds[turn]
  if kind == "open" then return wrk.format("GET", link) end
  if kind == "model" then return wrk.format("GET", link .. "/model.json") end
  return wrk.format("POST", "/api/sdk/" .. kind, headers, body)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("FOUND %d %d %.6f %.6f %d\n", summary.requests, summary.duration,
    latency:percentile(50) / 1e6, latency:percentile(99) / 1e6,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status))
end
