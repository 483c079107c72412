import { Suspense, useEffect, useState } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { fetchedPart } from "../ui/loading/lazy-part";
import { PartBoundary } from "../ui/loading/part-boundary";
import { soonAfterLoad } from "../ui/loading/soon-after-load";
import { AccountButton } from "./account-button";

const { Part: AvatarMenu, ahead } = fetchedPart(
  async () => (await import("./avatar-menu")).AvatarMenu,
);

/**
 * Who is signed in, and their menu. It weighs 50 kB, so it is fetched when somebody reaches for it, or
 * once the page has long been loaded.
 */
export function Account({ member }: { member: MemberView }) {
  const [opened, setOpened] = useState<"by hand" | "by key">();
  useEffect(() => soonAfterLoad(ahead), []);
  if (opened === undefined)
    return (
      <AccountButton
        member={member}
        aria-haspopup="true"
        aria-expanded={false}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={({ detail }) => setOpened(detail === 0 ? "by key" : "by hand")}
      />
    );
  const coming = <AccountButton member={member} aria-busy={true} autoFocus />;
  return (
    <PartBoundary instead={(again) => <AccountButton member={member} onClick={again} />}>
      <Suspense fallback={coming}>
        <AvatarMenu member={member} byKey={opened === "by key"} />
      </Suspense>
    </PartBoundary>
  );
}
