import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { fetchConditions } from "./fetch-conditions";

const place = { latitude: 48.45, longitude: -123.3 };
const cleaning: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean();
});

/** A forecast service that answers like this. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleaning.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1/forecast`;
}

const reading = { temperature: 7.6, windspeed: 26.2, winddirection: 225, weathercode: 3 };

test("the bay is one line, with who should stay at home", async () => {
  let asked = "";
  const url = await serve((request, response) => {
    asked = request.url ?? "";
    response.end(JSON.stringify({ current_weather: reading, hourly: {} }));
  });
  expect(await fetchConditions(url, place)).toBe(
    "8°C, wind 26 km/h SW: Caution, strong winds, experienced rowers only",
  );
  expect(asked).toContain("latitude=48.45&longitude=-123.3&current_weather=true");
});

test.each<[string, RequestListener]>([
  ["fails", (_request, response) => response.writeHead(500).end()],
  ["answers nonsense", (_request, response) => response.end("<html>")],
  ["leaves out the wind", (_request, response) => response.end('{"current_weather":{}}')],
  ["hangs up", (request) => request.socket.destroy()],
])("there is no line when the service %s", async (_what, answer) => {
  expect(await fetchConditions(await serve(answer), place)).toBeNull();
});

test("nobody is followed who sends on to another address", async () => {
  const elsewhere = await serve((_request, response) =>
    response.end(JSON.stringify({ current_weather: reading, hourly: {} })),
  );
  const url = await serve((_request, response) =>
    response.writeHead(302, { location: elsewhere }).end(),
  );
  expect(await fetchConditions(url, place)).toBeNull();
});
