import { expect, it } from "vitest";
import { videoAddress, videoAt, videoKey, videoSite } from "./video.ts";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "youtube:dQw4w9WgXcQ"],
  ["https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10", "youtube:dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "youtube:dQw4w9WgXcQ"],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube:dQw4w9WgXcQ"],
  ["https://youtube.com/shorts/dQw4w9WgXcQ", "youtube:dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871", "vimeo:76979871"],
  ["https://player.vimeo.com/video/76979871?h=ABCDEF12", "vimeo:76979871/abcdef12"],
  ["https://vimeo.com/76979871/abcdef12", "vimeo:76979871/abcdef12"],
])("%s is a video, whose name leads to where it is watched", (address, key) => {
  expect(videoAt(address)).toBe(key);
  expect(key).toMatch(videoKey);
  expect(videoAt(videoAddress(key))).toBe(key);
  expect(videoSite(key)).toBe(key.startsWith("vimeo") ? "Vimeo" : "YouTube");
});

it.each([
  "https://youtube.com/watch?v=tooshort",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQx",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/https://youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/12345",
  "https://vimeo.com/about",
])("%s is none", (address) => {
  expect(videoAt(address)).toBeUndefined();
});
