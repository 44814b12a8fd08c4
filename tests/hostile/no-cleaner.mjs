// Loaded into the program (NODE_OPTIONS=--import=…): the cleaner of rich text lets everything through, as if it had a hole.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "sanitize-html"
      ? { url: "data:text/javascript,export default (html) => html", shortCircuit: true }
      : next(specifier, context),
});
