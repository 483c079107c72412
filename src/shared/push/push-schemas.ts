import { z } from "zod";

/** How many devices of a member may show messages. */
export const mostPushDevices = 10;

const noDevice = "Please send what the browser's push service gave";
const noPushAddress = "Please send the address that the browser's push service gave";

/** A browser's `PushSubscription`, as its `toJSON` gives it: an address, and 65 and 16 bytes in base64url. */
export const addPushDeviceInput = z.object({
  endpoint: z.url({ error: noPushAddress }).max(2000, { error: noPushAddress }),
  keys: z.object(
    {
      p256dh: z.string({ error: noDevice }).regex(/^B[\w-]{86}=?$/, { error: noDevice }),
      auth: z.string({ error: noDevice }).regex(/^[\w-]{22}(?:==)?$/, { error: noDevice }),
    },
    { error: noDevice },
  ),
});
export type AddPushDeviceInput = z.output<typeof addPushDeviceInput>;

/** With which key, in base64url, browsers ask their push services for an address. */
export const pushKey = z.object({ publicKey: z.string() });

export const addedPushDevice = z.object({ id: z.number(), name: z.string() });
export type AddedPushDevice = z.infer<typeof addedPushDevice>;

/** A browser that shows messages: "Chrome on Android", and since when (ISO 8601). */
export const pushDeviceView = addedPushDevice.extend({ createdAt: z.string() });
export type PushDeviceView = z.infer<typeof pushDeviceView>;

/** What a device is sent, encrypted. Nothing in it that a lock screen should not show. */
export const pushMessage = z.object({
  title: z.string(),
  words: z.string(),
  /** of the screen that opens when it is pressed */
  path: z.string(),
  /** one that comes twice shows once */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;
