import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { MailTransport } from "./outbox";

/** How long a mail server may keep us waiting at each step. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends over SMTP. */
export function smtpTransport(url: string, timeouts = patience): MailTransport {
  const transport = nodemailer.createTransport({ url, ...timeouts });
  return async ({ id: _id, ...mail }) => {
    await transport.sendMail(mail);
  };
}

/** Writes `.eml` files into a folder, for trying out and for clubs without a mail server. */
export function fileTransport(folder: string, announce: (line: string) => void): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async ({ id, ...mail }) => {
    const { message } = await transport.sendMail(mail);
    const file = path.join(folder, `${String(id).padStart(6, "0")}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, message, { mode: 0o600 });
    announce(`Mail "${mail.subject}" is in ${file}`);
    return "kept";
  };
}
