import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { MailTransport, OutgoingMail } from "./outbox";

/** Sends over SMTP; `from` as a mail client shows it. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(url);
  return async (mail) => {
    await transport.sendMail(envelope(mail, from));
  };
}

/** Writes `.eml` files into a folder, for trying out and for clubs without a mail server. */
export function fileTransport(
  folder: string,
  from: string,
  announce: (line: string) => void,
): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(mail, from));
    const file = path.join(folder, `${String(mail.id).padStart(6, "0")}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, message, { mode: 0o600 });
    announce(`Mail "${mail.subject}" is in ${file}`);
  };
}

const envelope = (mail: OutgoingMail, from: string) => ({
  from,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  messageId: `<outbox-${mail.id}@${domainOf(from)}>`,
});

const domainOf = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
