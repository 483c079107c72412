import { useEffect, useEffectEvent } from "react";
import { trpc } from "../calls/api";
import { isSubscribed, pushAbility, subscribe, unsubscribe } from "./browser-push";
import { forgetShownDevice, keepShownDevice, shownDeviceOf } from "./device-choices";

/**
 * Sends this device anew once a visit, where its member lets it show messages: the session that sent it
 * before may be over, and push services give other addresses now and then. Shows nothing.
 */
export function RenewDevice({ memberId }: { memberId: number }) {
  const api = trpc.useUtils();
  const { mutate } = trpc.auth.addPushDevice.useMutation({
    trpc: { context: { pressedBy: memberId } },
  });

  const renew = useEffectEvent(async () => {
    const shown = shownDeviceOf(memberId);
    // Nobody is asked by what they did not press.
    if (!shown || pushAbility() !== "can" || Notification.permission !== "granted") return;
    const account = await api.auth.account.fetch();
    const devices = await api.auth.pushDevices.fetch();
    const key = await api.auth.pushKey.fetch();
    const signedInAt = account?.devices.find(({ current }) => current)?.signedInAt;
    if (!signedInAt || !devices || !key) return;
    // Within one session an address that goes on is taken away by its member alone, perhaps on another device.
    const isListed = devices.some(({ id }) => id === shown.id);
    if (shown.signedInAt === signedInAt && !isListed && (await isSubscribed())) {
      forgetShownDevice();
      return unsubscribe();
    }
    const subscription = await subscribe(key.publicKey);
    if (!subscription) return;
    mutate(subscription, {
      onSuccess: ({ id }) => keepShownDevice({ memberId, id, signedInAt }),
    });
  });
  useEffect(() => {
    // Mail comes as before, and the next visit tries again.
    renew().catch(() => undefined);
  }, []);
  return null;
}
