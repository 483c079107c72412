// npm run calls: the table of REST calls, from the cards of the procedures that answer them.
import { callTable } from "../src/server/api/rest/call-table";

const rows = callTable.map(
  ({ call, status, who, token = "", procedure }) =>
    `| ${call} | ${status} | ${who} | ${token} | ${procedure} |`,
);
console.log(
  ["| call | status | who may | token | procedure |", "|---|---|---|---|---|", ...rows].join("\n"),
);
