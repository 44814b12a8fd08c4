import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { maxImageBytes } from "#contract/limits.ts";
import { expectAccessible } from "../accessible.ts";
import { picture } from "../pictures.ts";
import { callApi, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

/** Red above, blue below, as its viewer sees it; the camera lay on its side. The film that phones put behind a picture makes it large. */
async function phonePhoto() {
  const [width, height] = [1680, 1260];
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: "#2020d0" } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width, height, channels: 3, background: "#d02020" } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 55/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: Buffer.concat([picture, Buffer.alloc(maxImageBytes)]) };
}

/** The chosen picture, as it is stored at once. */
async function chosen(form: Locator) {
  const image = form.locator("img");
  await expect(image).toHaveAttribute("src", /^\/media\//, { timeout: 60_000 });
  const address = ((await image.getAttribute("src")) ?? "").replace(/-400\.webp$/, ".jpg");
  const bytes = await (await form.page().request.get(address)).body();
  const { width = 0, height = 0, exif } = await sharp(bytes).metadata();
  const at = async (left: number, top: number) => {
    const { data } = await sharp(bytes)
      .extract({ left: Math.round(left * (width - 9)), top: Math.round(top * (height - 9)), width: 8, height: 8 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
  };
  return { width, height, exif, bytes: bytes.length, at };
}

// In Chromium npm run test:all tries it: what a canvas and a photo turned on its side become differs in the other two.
test("a picture that cannot be taken as it is becomes one that can, in the browser", { tag: ["@engines", "@not-chromium"] }, async ({
  page,
  server,
  token,
}) => {
  test.slow();
  await openSignedIn(page, token, "/admin/courses?form=1");
  const form = page.getByRole("dialog", { name: "Edit Course" });
  const field = form.getByLabel("Image", { exact: true });

  const photo = await phonePhoto();
  expect(photo.buffer.length).toBeGreaterThan(maxImageBytes);
  await field.setInputFiles(photo);
  await expect(form.getByRole("alert")).toHaveText("Image size must be less than 4MB");
  await expect(form.locator("img")).toHaveAttribute("src", /^\/media\//);
  await form.getByRole("button", { name: "Make it smaller for me" }).press("Enter");
  await expect(form.getByText(/Made smaller: \d\.\d MB before, .* now, 1260 x 1680 pixels\./)).toBeVisible();
  await expect(form.getByText("Image aspect ratio is 0.75:1")).toBeVisible();
  await expect(field).toBeFocused();
  const smaller = await chosen(form);
  expect(smaller).toMatchObject({ width: 1260, height: 1680, exif: undefined });
  expect(smaller.bytes).toBeLessThan(maxImageBytes);
  expect([await smaller.at(0.5, 0.1), await smaller.at(0.5, 0.9)]).toEqual(["red", "blue"]);

  await form.getByRole("button", { name: "Crop image" }).click();
  const crop = page.getByRole("dialog", { name: "Crop image" });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await crop.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  const view = crop.getByRole("application");
  await view.focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowDown");
  const nearer = crop.getByRole("slider", { name: "Nearer" });
  const place = await nearer.boundingBox();
  await page.keyboard.press("+");
  await expect(crop.getByText("This part has 1145 x 764 pixels.")).toBeVisible();
  // A slider under a finger stays there when the picture can be moved to another side, too.
  expect(await nearer.boundingBox()).toEqual(place);
  await crop.getByRole("button", { name: "Use this part" }).click();
  await expect(form.getByText(/Cropped to 1145 x 764 pixels/)).toBeVisible();
  await expect(form.getByText("Image aspect ratio")).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Crop image" })).toBeFocused();
  const lower = await chosen(form);
  expect([await lower.at(0.5, 0.05), await lower.at(0.5, 0.95)]).toEqual(["blue", "blue"]);

  // Dragged down, the upper end of the picture comes into sight; cancelled, nothing changes.
  await form.getByRole("button", { name: "Crop image" }).click();
  // It begins with the whole picture and the part that was chosen.
  await expect(crop.getByRole("slider", { name: "Nearer" })).not.toHaveValue("0");
  await crop.getByRole("slider", { name: "Nearer" }).press("End");
  await expect(crop.getByText(/fewer than the 1200 x 800 that look sharp/)).toBeVisible();
  await view.hover({ position: { x: 50, y: 20 } });
  const box = await view.boundingBox();
  if (!box) throw new Error("The picture is not shown");
  const before = await crop.getByRole("slider", { name: "Top to bottom" }).inputValue();
  await page.mouse.down();
  await page.mouse.move(box.x + 50, box.y + 120, { steps: 3 });
  await page.mouse.up();
  const now = async () => Number(await crop.getByRole("slider", { name: "Top to bottom" }).inputValue());
  await expect.poll(now).toBeLessThan(Number(before));
  await crop.getByRole("button", { name: "Keep it as it was" }).click();
  expect((await chosen(form)).bytes).toBe(lower.bytes);
  await form.getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Course updated")).toBeVisible();
  const { image } = (await callApi(server, token, "GET", "/courses"))[0];
  const stored = await sharp(Buffer.from(await (await page.request.get(image)).body())).metadata();
  expect([stored.width, stored.height]).toEqual([1145, 764]);
});

test("a picture of another format or of too many pixels is turned into one that can be taken, or its sender told how", {
  tag: "@all",
}, async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/courses?form=2");
  const form = page.getByRole("dialog", { name: "Edit Course" });
  const field = form.getByLabel("Image", { exact: true });
  const png = await sharp({ create: { width: 600, height: 400, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
  await field.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png });
  await expect(form.getByRole("alert")).toHaveText("Only JPG/JPEG images are allowed");
  await expect(form.getByText("This is a PNG picture.")).toBeVisible();
  await form.getByRole("button", { name: "Turn it into a JPEG for me" }).click();
  await expect(form.getByText(/^Turned into a JPEG: .* 600 x 400 pixels\.$/)).toBeVisible();
  expect(await chosen(form)).toMatchObject({ width: 600, height: 400 });

  const heic = { name: "IMG_2042.heic", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") };
  await field.setInputFiles(heic);
  await expect(form.getByText("Settings > Camera > Formats > Most Compatible", { exact: false })).toBeVisible();
  await expect(form.getByRole("button", { name: /for me$/ })).toHaveCount(0);

  // 52 million pixels in 400 KB: the server would refuse it.
  await field.setInputFiles(await picture("poster.jpg", 7200, 7200));
  await expect(form.getByText("It is 7200 x 7200 pixels, many more than a page can show.")).toBeVisible();
  await form.getByRole("button", { name: "Make it smaller for me" }).click();
  await expect(form.getByText(/^Made smaller: .* 2400 x 2400 pixels\.$/)).toBeVisible();
  expect(await chosen(form)).toMatchObject({ width: 2400, height: 2400 });
});

// Only Chromium's protocol has fingers.
test("two fingers bring a picture nearer, and what is between them stays there", { tag: ["@chromium", "@all"] }, async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, "/admin/courses?form=3");
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await form.getByLabel("Image", { exact: true }).setInputFiles(await picture("class.jpg", 3000, 2000));
  await form.getByRole("button", { name: "Crop image" }).click();
  const crop = page.getByRole("dialog", { name: "Crop image" });
  const view = await crop.getByRole("application").boundingBox();
  if (!view) throw new Error("The picture is not shown");
  const fingers = await page.context().newCDPSession(page);
  await fingers.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...shares: number[]) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: shares.map((share, id) => ({ x: view.x + view.width * share, y: view.y + view.height / 2, id })),
    });
  await touch("touchStart", 0.1, 0.3);
  await touch("touchMove", 0.05, 0.45);
  await touch("touchEnd");
  await expect(crop.getByText("This part has 1500 x 1000 pixels.")).toBeVisible();
  const image = await crop.locator("img").boundingBox();
  // Between the fingers was a fifth of the picture's width, and is a quarter of what is shown: half as much, which begins at 7.5 %.
  expect(((view.x - (image?.x ?? 0)) / (image?.width ?? 1)) * 100).toBeCloseTo(7.5, 0);
});

test("a picture that is cropped while another is still read can be saved", { tag: "@all" }, async ({ page, token }) => {
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await openSignedIn(page, token, "/admin/courses?form=4");
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await form.getByLabel("Image", { exact: true }).setInputFiles(await picture("class.jpg", 600, 400));
  await expect(form.getByRole("button", { name: "Reading picture..." })).toBeVisible();
  await form.getByRole("button", { name: "Crop image" }).click();
  await page.getByRole("dialog", { name: "Crop image" }).getByRole("button", { name: "Use this part" }).click();
  await expect(form.getByText(/^Cropped to /)).toBeVisible();
  await expect(form.getByRole("button", { name: "Reading picture..." })).toHaveCount(0);
});
