import { expect, it } from "vitest";
import { createFetchPicture } from "./fetch-picture.ts";

const bytes = Buffer.from("a picture");
const answering = (status: number) =>
  createFetchPicture(
    // As some sites do, it answers a picture where one is asked for.
    async (address, { accept }) => ({ status: accept.startsWith("image/") ? status : 406, type: "image/png", link: "", bytes, address }),
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
  for (const address of ["data:text/html,hello", "data:text/html,data:image/png;base64,aGVsbG8="])
    await expect(answering(200)(address)).rejects.toThrow("It cannot be read as a picture.");
  // 25 MB, packed.
  const large = `data:image/png;base64,${"A".repeat(35_000_000)}`;
  await expect(answering(200)(large)).rejects.toThrow("It cannot be read as a picture.");
});
