import { useState } from "react";
import { useSearchParams } from "react-router";
import { type MailState, mailStates } from "../../shared/notifications/outbox-schemas";
import { AdminScreen } from "../layout/admin-screen";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { NotLoaded } from "../ui/not-loaded";
import { SelectField } from "../ui/select-field";
import { Skeleton } from "../ui/skeleton";
import { mailStateWords } from "./mail-state-words";
import { MessageDialog } from "./message-dialog";
import { OutboxList } from "./outbox-list";
import { useOutbox } from "./use-outbox";

/** What the club sent, what is on its way, and what never arrived. */
export function OutboxPage() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<number>();
  const state = mailStates.find((one) => one === params.get("state"));
  const log = useOutbox(state);
  return (
    <AdminScreen
      title="Outbox"
      lead="Every message of the club, the latest first."
      ended={log.ended}
    >
      <StateFilter
        state={state}
        onChoose={(chosen) => setParams(chosen ? { state: chosen } : {})}
      />
      {log.isLoading && <Skeleton className="h-64 w-full" />}
      {log.error && <NotLoaded sentence="The outbox did not load" onRetry={log.refetch} />}
      {log.data && log.messages.length === 0 && (
        <EmptyState level="section" title="No messages">
          {state ? "None are in this state." : "The club has not written to anybody yet."}
        </EmptyState>
      )}
      {log.messages.length > 0 && (
        <section aria-label="Messages" className="grid gap-4">
          <OutboxList messages={log.messages} onOpen={setOpen} />
          {log.hasNextPage && (
            <Button
              variant="secondary"
              className="justify-self-center"
              pending={log.isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void log.fetchNextPage()}
            >
              Load more
            </Button>
          )}
        </section>
      )}
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
