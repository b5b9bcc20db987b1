// Codes as another implementation (qrcode, in Python) draws them: text, version, mask, rows.
import { expect, it } from "vitest";
import { masked, qr } from "../src/lib/qr";
import codes from "./qr.json";

it.each(codes as [string, number, number, string[]][])("%s", (text, version, mask, rows) => {
  expect(masked(text, version, mask).map((row) => row.map(Number).join(""))).toEqual(rows);
});

it("takes the smallest version that fits, and says when none does", () => {
  expect(qr("x")).toHaveLength(21);
  expect(qr("x".repeat(213))).toHaveLength(57);
  expect(qr("x".repeat(214))).toBeNull();
});
