import { courseInput, enquiryInput, postInput } from "../factories.ts";
import { admin } from "../harness.ts";
import type { Site } from "./site.ts";

export type Ledger = {
  acknowledged: Map<string, string>;
  underWay: Map<string, string>;
  orders: { acknowledged: string; underWay: string | undefined };
  passwords: { acknowledged: string; underWay: string | undefined };
  count: number;
};

export function openLedger(): Ledger {
  return {
    acknowledged: new Map(),
    underWay: new Map(),
    orders: { acknowledged: "", underWay: undefined },
    passwords: { acknowledged: admin.password, underWay: undefined },
    count: 0,
  };
}

/** Writes over HTTP with several clients until the server is gone; resolves when every client has noticed. */
export async function writeUntilDead(site: Site, ledger: Ledger, round: number, token: string): Promise<void> {
  const create = (path: string, key: string, send: (mark: string) => object) =>
    untilDead(async (turn) => {
      const mark = `${key}-${round}-${turn}`;
      ledger.underWay.set(mark, path);
      const { status } = await site.call("POST", path, send(mark), token);
      if (status !== 201) return;
      ledger.underWay.delete(mark);
      ledger.acknowledged.set(mark, path);
      ledger.count++;
    });
  await Promise.all([
    create("/api/courses", "course", (mark) => courseInput({ title: mark, slug: mark })),
    create("/api/blogs", "post", (mark) => postInput({ title: mark, slug: mark })),
    create("/api/contact", "one", visitorNamed),
    create("/api/contact", "other", visitorNamed),
    reorder(site, ledger, token),
    changePassword(site, ledger, round),
  ]);
}

const visitorNamed = (mark: string) => enquiryInput({ name: mark, email: `${mark}@example.com` });

async function reorder(site: Site, ledger: Ledger, token: string): Promise<void> {
  await untilDead(async (turn) => {
    const ids = Array.from({ length: 10 }, (_, index) => ((index + turn) % 10) + 1);
    ledger.orders.underWay = ids.join();
    const courses = ids.map((id, index) => ({ id, display_order: index + 1 }));
    const { status } = await site.call("PUT", "/api/courses/update-order", { courses }, token);
    if (status !== 200) return;
    ledger.orders = { acknowledged: ids.join(), underWay: undefined };
    ledger.count++;
  });
}

/** Changes the password once a round: that ends every session, so the other clients stop writing. */
async function changePassword(site: Site, ledger: Ledger, round: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 80 + Math.random() * 400));
  const newPassword = `password-${round}`;
  ledger.passwords.underWay = newPassword;
  try {
    const change = { currentPassword: ledger.passwords.acknowledged, newPassword, masterPassword: admin.master };
    const { status } = await site.call("POST", "/api/auth/change-admin-password", change);
    if (status === 200) ledger.passwords = { acknowledged: newPassword, underWay: undefined };
  } catch {
    // The server died before it answered: either password may hold now.
  }
}

async function untilDead(work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      await work(turn);
    } catch {
      return;
    }
  }
}
