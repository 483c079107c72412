import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../theme.css";
import { hearServerAhead } from "../clock/server-clock";
import { keptDock } from "./kept-dock";
import { OfflinePage } from "./offline-page";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

hearServerAhead(keptDock()?.aheadMs ?? 0);

createRoot(root).render(
  <StrictMode>
    <OfflinePage />
  </StrictMode>,
);
