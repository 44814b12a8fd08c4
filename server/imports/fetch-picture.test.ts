import { expect, it } from "vitest";
import { createFetchPicture } from "./fetch-picture.ts";

const bytes = Buffer.from("a picture");
const answering = (status: number) =>
  createFetchPicture(
    async (address) => ({ status, type: "image/png", link: "", bytes, address }),
    async (given) => Buffer.concat([Buffer.from("drawn: "), given]),
  );
const drawn = `data:image/jpeg;base64,${Buffer.from("drawn: a picture").toString("base64")}`;

it("a picture is drawn, from its site or from what stands in its address", async () => {
  expect(await answering(200)("https://site.example/a.png")).toBe(drawn);
  expect(await answering(404)(`data:image/svg+xml;base64,${bytes.toString("base64")}`)).toBe(drawn);
});

it("the page that says that it is not there is not drawn", async () => {
  await expect(answering(404)("https://site.example/a.png")).rejects.toThrow("It is not there any more: its site answers 404.");
});

it("what cannot be read as a picture is refused", async () => {
  const broken = createFetchPicture(
    async (address) => ({ status: 200, type: "image/png", link: "", bytes, address }),
    () => Promise.reject(new Error("Input buffer contains unsupported image format")),
  );
  await expect(broken("https://site.example/a.png")).rejects.toThrow("It cannot be read as a picture.");
  await expect(answering(200)("data:text/html,hello")).rejects.toThrow("It cannot be read as a picture.");
});
