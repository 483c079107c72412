import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createApiClient, trpc } from "./calls/api";
import { ClubProvider } from "./clock/club-clock";
import { Screens } from "./screens";
import { FatalBoundary } from "./shell/fatal-boundary";
import { DrawnWide } from "./ui/hooks/use-media";
import { ToastOutlet } from "./ui/toasts/toast-outlet";

interface AppProps {
  /** holds what came with the page */
  queryClient: QueryClient;
  drawnWide: boolean;
}

/** The app: the way to the server, the club and its clock, the screens. */
export function App({ queryClient, drawnWide }: AppProps) {
  const [apiClient] = useState(() => createApiClient(queryClient));
  return (
    <FatalBoundary>
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <DrawnWide value={drawnWide}>
            <ClubProvider>
              <Screens />
            </ClubProvider>
          </DrawnWide>
          <ToastOutlet />
        </QueryClientProvider>
      </trpc.Provider>
    </FatalBoundary>
  );
}
