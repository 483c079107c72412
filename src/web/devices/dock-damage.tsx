import { useState } from "react";
import { Button } from "../ui/button";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";

const DockDamageDialog = lazyDialog(
  async () => (await import("./dock-damage-dialog")).DockDamageDialog,
);

/** The way from the board to a report of damage, which whoever stands there may give. */
export function DockDamage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="min-h-14" onClick={() => setOpen(true)}>
        Report damage
      </Button>
      {open && <DockDamageDialog onClose={() => setOpen(false)} />}
    </>
  );
}
