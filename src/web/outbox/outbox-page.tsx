import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { type MailState, mailStates } from "../../shared/mail/outbox-schemas";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { usePages } from "../layout/use-pages";
import { EmptyState } from "../ui/empty-state";
import { SelectField } from "../ui/forms/select-field";
import { LoadMore } from "../ui/load-more";
import { mailStateWords } from "./mail-state-words";
import { MessageDialog } from "./message-dialog";
import { OutboxList } from "./outbox-list";
import { SendKept } from "./send-kept";

/** What the club sent, what is on its way, and what never arrived. */
export function OutboxPage() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<number>();
  const state = mailStates.find((one) => one === params.get("state"));
  const { read, more } = useOutbox(state);
  return (
    <AdminScreen title="Outbox" lead="Every message of the club, the latest first.">
      <StateFilter
        state={state}
        onChoose={(chosen) => setParams(chosen ? { state: chosen } : {})}
      />
      <Read of={read} failure="The outbox did not load" skeleton="h-64">
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState level="section" title="No messages">
              {state ? "None are in this state." : "The club has not written to anybody yet."}
            </EmptyState>
          ) : (
            <section aria-label="Messages" className="grid gap-4">
              {messages.some(({ state }) => state === "kept") && <SendKept />}
              <OutboxList messages={messages} onOpen={setOpen} />
              <LoadMore {...more} />
            </section>
          )
        }
      </Read>
      <MessageDialog id={open} onClose={() => setOpen(undefined)} />
    </AdminScreen>
  );
}

interface StateFilterProps {
  state: MailState | undefined;
  onChoose: (state: string) => void;
}

function StateFilter({ state, onChoose }: StateFilterProps) {
  return (
    <search className="max-w-xs">
      <SelectField
        label="State"
        value={state ?? ""}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">Every state</option>
        {mailStates.map((one) => (
          <option key={one} value={one}>
            {mailStateWords[one].word}
          </option>
        ))}
      </SelectField>
    </search>
  );
}

/** The delivery log of one state or all, page after page. */
function useOutbox(state: MailState | undefined) {
  const { client } = trpc.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.admin.outbox), "pages", state],
    queryFn: ({ pageParam }) => client.admin.outbox.query({ state, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page?.more ? page.messages.at(-1)?.id : undefined),
    // What went out a moment ago belongs in it.
    staleTime: 0,
  });
  return usePages(query, ({ messages }) => messages);
}
