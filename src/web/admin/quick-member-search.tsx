import type { FormEvent } from "react";
import { useLocation } from "wouter";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import { memberSearchPath } from "../paths";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { SearchIcon } from "../ui/icons/icons";
import { FoldingPanel } from "./folding-panel";

/** Leads to member management with the search in the address. */
export function QuickMemberSearch() {
  const [, navigate] = useLocation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    navigate(memberSearchPath(text));
  }

  return (
    <FoldingPanel title="Quick Member Search">
      <search>
        <form onSubmit={search} className="flex max-w-lg items-end gap-2">
          <TextField
            label="Name or email"
            name="search"
            type="search"
            autoComplete="off"
            maxLength={searchMaxLength}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            <SearchIcon /> Search
          </Button>
        </form>
      </search>
    </FoldingPanel>
  );
}
