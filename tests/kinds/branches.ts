import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return {
    ...{ name: `Branch ${next()}`, address: "12 Temple Road", city: "Kandy", phone: "+94 81 222 3333", hours: "Every day, 9 AM to 6 PM" },
    ...{ landmark: "opposite the lake", buses: "644", map: "https://maps.example/kandy" },
    ...more,
  };
}

export const required = ["name", "address", "city"];

export const anyoneReads = { "GET /branches": 200 };
