/** Puts a Date in the place of the real one, that runs `ahead.by` milliseconds ahead. Pages get it as text: it uses nothing around it. */
export function shiftDate(ahead) {
  const real = globalThis.Date;
  const now = () => real.now() + ahead.by;
  const shifted = function (...given) {
    if (!new.target) return new real(now()).toString();
    return Reflect.construct(real, given.length === 0 ? [now()] : given, new.target);
  };
  // One prototype, so that the dates which the platform makes are of the same kind.
  shifted.prototype = real.prototype;
  real.prototype.constructor = shifted;
  // Not enumerable, as the real ones: the clock that a test gives a page copies what is.
  for (const [name, value] of Object.entries({ now, parse: real.parse, UTC: real.UTC }))
    Object.defineProperty(shifted, name, { value, writable: true, configurable: true });
  globalThis.Date = shifted;
}
