import "altcha/external";
import "altcha/altcha.css";
import "./altcha-theme.css";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";

// The page's policy allows no code but our own files, so the worker is one, and not a blob.
globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());
