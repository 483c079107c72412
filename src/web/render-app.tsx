import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import type { RenderApp } from "../shared/opening/first-answers";
import { App } from "./app";
import { createQueryClient } from "./calls/api";
import { keepAnswers } from "./calls/first-answers";

/** The app as HTML, so that a phone shows its screen before the scripts have come; see `RenderApp`. */
export const renderApp: RenderApp = async (path, answers, wide) => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, answers);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App queryClient={queryClient} drawnWide={wide} />
      </Router>
    </StrictMode>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: inOnePiece },
  );
  if (errors.length) throw errors[0];
  return new Response(prelude).text();
};

// What comes in pieces is put together by scripts in the page, which our pages may not have.
const inOnePiece = Number.MAX_SAFE_INTEGER;
