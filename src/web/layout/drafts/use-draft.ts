import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "wouter";
import { trpc } from "../../calls/api";
import { useSignedIn } from "../../signed-in";
import { draftName, forgetDraft } from "./drafts";

/**
 * The name of a form's draft, of whoever is signed in and on this screen. Its draft is forgotten when
 * the member leaves the form, and stays where the session ended.
 */
export function useDraft(form: string): string {
  const [pathname] = useLocation();
  const { member } = useSignedIn();
  const [owner, setOwner] = useState(member?.id ?? null);
  // A screen for everybody may be shown before it is known who looks at it.
  if (owner === null && member) setOwner(member.id);
  const name = draftName(owner, pathname, form);
  const isSignedInStill = useIsSignedInStill(owner);

  const leave = useEffectEvent((left: string) => {
    if (isSignedInStill()) forgetDraft(left);
  });
  useEffect(() => () => leave(name), [name]);
  return name;
}

/** Asked while a form goes: a session that is over has been asked after by then. */
function useIsSignedInStill(memberId: number | null): () => boolean {
  const queryClient = useQueryClient();
  const api = trpc.useUtils();
  return () => {
    const asked = queryClient.isFetching({ queryKey: getQueryKey(trpc.auth.me) }) > 0;
    return !asked && (api.auth.me.getData()?.member.id ?? null) === memberId;
  };
}
