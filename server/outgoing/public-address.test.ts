import { expect, it } from "vitest";
import { isLoopback, isPublic } from "./public-address.ts";

it.each([
  ["0.255.255.255", "1.0.0.0"],
  ["10.255.255.255", "11.0.0.0"],
  ["100.127.255.255", "100.128.0.0"],
  ["127.255.255.255", "128.0.0.0"],
  ["169.254.169.254", "169.255.0.0"],
  ["172.31.255.255", "172.32.0.0"],
  ["192.168.255.255", "192.169.0.0"],
  ["198.19.255.255", "198.20.0.0"],
])("%s is not of the public internet, and %s, just beyond, is", (last, next) => {
  expect([isPublic(last), isPublic(next)]).toEqual([false, true]);
});

it.each([
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
  "fe80::1",
  "fd00::1",
  "2001:db8::1",
  "2002:808:808::1",
  "localhost",
  "",
])("%s is not", (address) => {
  expect(isPublic(address)).toBe(false);
});

it("addresses of the public internet are, and of this machine only its own", () => {
  expect(["8.8.8.8", "2a00:1450::1", "2600::1"].map(isPublic)).toEqual([true, true, true]);
  expect(["127.0.0.1", "127.9.9.9", "::1", "10.0.0.1", "localhost"].map(isLoopback)).toEqual([true, true, true, false, false]);
});
