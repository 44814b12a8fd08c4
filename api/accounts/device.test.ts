import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const android = "Mozilla/5.0 (Linux; Android 14; K)";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0";

it("a browser that also says that it is Chrome or Safari is called by its own name", () => {
  expect(deviceOf(`${windows} ${chrome} Safari/537.36`)).toBe("Chrome on Windows");
  expect(deviceOf(`${windows} ${chrome} Safari/537.36 Edg/126.0.0.0`)).toBe("Edge on Windows");
  expect(deviceOf(`${windows} ${chrome} Safari/537.36 OPR/112.0.0.0`)).toBe("Opera on Windows");
  expect(deviceOf(`${android} AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`)).toBe(
    "Samsung Internet on Android",
  );
});

it("a phone is not called by the system that it is like", () => {
  expect(deviceOf(`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`)).toBe("Safari on iPhone");
  expect(deviceOf(`${iPhone} CriOS/126.0 Mobile/15E148 Safari/604.1`)).toBe("Chrome on iPhone");
  expect(deviceOf(`${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`)).toBe("Firefox on iPhone");
  expect(deviceOf(`${android} ${chrome} Mobile Safari/537.36`)).toBe("Chrome on Android");
});

it("what says nothing of itself is a program", () => {
  expect(deviceOf("curl/8.5.0")).toBe("A program");
});
