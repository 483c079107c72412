import { useState } from "react";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { isInstallingRefused, refuseInstalling } from "./device-choices";
import { isInstalled, useInstallPrompt } from "./install-prompt";

/** Invites whoever has booked twice to install the app where the browser can; never again after a no. */
export function InstallInvitation() {
  const offer = useInstallPrompt();
  const [answered, setAnswered] = useState(isInstallingRefused);
  const byHand = "standalone" in navigator;
  if (answered || (!offer && !byHand) || isInstalled()) return null;

  function refuse() {
    refuseInstalling();
    setAnswered(true);
  }

  async function install() {
    const choice = await offer?.prompt();
    if (choice?.outcome === "dismissed") refuse();
    else setAnswered(true);
  }

  return (
    <Card aria-labelledby="install-app" className="grid gap-3">
      <h2 id="install-app" className="text-xl">
        Keep the club on your home screen
      </h2>
      <p className="text-ink-soft text-sm">
        It opens like an app, knows your next outing without a network, and can tell you at once
        when a boat is held for you.
        {byHand && <> {installSteps}</>}
      </p>
      <div className="flex flex-wrap gap-2">
        {offer && (
          <Button size="small" onClick={install}>
            Install
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={refuse}>
          No, thanks
        </Button>
      </div>
    </Card>
  );
}

/** How an iPhone or iPad installs the app. */
export const installSteps = 'Press Share, then "Add to Home Screen", and open the club from there.';
