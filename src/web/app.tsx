import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createApiClient, createQueryClient, trpc } from "./api";
import { ClubProvider } from "./club-clock";
import { takeFirstAnswers } from "./first-answers";
import { Screens } from "./screens";
import { FatalBoundary } from "./shell/fatal-boundary";
import { ToastOutlet } from "./ui/toast-outlet";

/** The app: the way to the server, the club and its clock, the screens. */
export function App() {
  const [queryClient] = useState(openQueryClient);
  const [apiClient] = useState(() => createApiClient(queryClient));
  return (
    <FatalBoundary>
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ClubProvider>
            <Screens />
          </ClubProvider>
          <ToastOutlet />
        </QueryClientProvider>
      </trpc.Provider>
    </FatalBoundary>
  );
}

function openQueryClient() {
  const queryClient = createQueryClient();
  takeFirstAnswers(queryClient);
  return queryClient;
}
