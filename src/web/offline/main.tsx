import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../theme.css";
import { OfflinePage } from "./offline-page";

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");

createRoot(root).render(
  <StrictMode>
    <OfflinePage />
  </StrictMode>,
);
