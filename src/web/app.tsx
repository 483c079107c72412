import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { createApiClient, createQueryClient, trpc } from "./api";
import { ClubProvider } from "./club-clock";
import { Screens } from "./screens";
import { FatalBoundary } from "./shell/fatal-boundary";
import { ToastOutlet } from "./ui/toast-outlet";

/** Without transitions a new address never shows the last screen while its own is being fetched. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const [apiClient] = useState(() => createApiClient(queryClient));
  return (
    <FatalBoundary>
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ClubProvider>
            <BrowserRouter useTransitions={false}>
              <Screens />
            </BrowserRouter>
          </ClubProvider>
          <ToastOutlet />
        </QueryClientProvider>
      </trpc.Provider>
    </FatalBoundary>
  );
}
