import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { registerWorker } from "./offline/register-worker";
import "./theme.css";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// With hot reload the sources change under the same names, so nothing may be kept.
if (import.meta.env.PROD) registerWorker();
