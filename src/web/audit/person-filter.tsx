import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";
import { fullName } from "../../shared/members/full-name";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import type { MemberView } from "../../shared/members/member-views";
import { trpc } from "../calls/api";
import { TextField } from "../ui/forms/text-field";
import { useDebounced } from "../ui/hooks/use-debounced";

interface PersonFilterProps {
  onPick: (member: MemberView) => void;
}

/** Whose acts: type part of a name or e-mail, and choose from the browser's own list. */
export function PersonFilter({ onPick }: PersonFilterProps) {
  const listId = useId();
  const [text, setText] = useState("");
  const search = useDebounced(text.trim());
  const found = trpc.admin.searchMembers.useQuery(
    { search },
    { enabled: search.length > 1, placeholderData: keepPreviousData },
  );
  const members = found.data?.members ?? [];

  function write(next: string) {
    const chosen = members.find((member) => optionOf(member) === next);
    setText(chosen ? "" : next);
    if (chosen) onPick(chosen);
  }

  return (
    <>
      <TextField
        label="Person"
        help={found.data?.total === 0 && text ? "Nobody matches." : "Part of a name or email"}
        list={listId}
        autoComplete="off"
        maxLength={searchMaxLength}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <datalist id={listId}>
        {members.map((member) => (
          <option key={member.id} value={optionOf(member)} />
        ))}
      </datalist>
    </>
  );
}

const optionOf = (member: MemberView): string => `${fullName(member)}, ${member.email}`;
