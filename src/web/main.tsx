import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { createQueryClient } from "./calls/api";
import { takeFirstAnswers } from "./calls/first-answers";
import { registerWorker } from "./offline/register-worker";
import "./theme.css";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

const queryClient = createQueryClient();
const answered = takeFirstAnswers(queryClient);
const app = (
  <StrictMode>
    <App queryClient={queryClient} drawnWide={root.dataset.drawn === "wide"} />
  </StrictMode>
);
if (answered && root.dataset.drawn) hydrateRoot(root, app);
else createRoot(root).render(app);

// With hot reload the sources change under the same names, so nothing may be kept.
if (import.meta.env.PROD) registerWorker();
