import type { Diary, Habit } from "./diary";

const aDay = 24 * 60;

/** How people come, forget, are paused and go. */
export const memberHabits: Habit[] = [
  { share: 70, what: join },
  { share: 12, what: forgetPassword },
  { share: 5, what: (diary) => diary.write(0, "mistype the password", { who: diary.rower() }) },
  {
    share: 5,
    what: (diary) =>
      diary.write(0, "change the password", { who: diary.rower(), nr: diary.label() }),
  },
  { share: 8, what: logOut },
  { share: 8, what: useTwoDevices },
  {
    share: 5,
    what: (diary) => diary.write(0, "edit profile", { who: diary.rower(), nr: diary.label() }),
  },
  { share: 6, what: pause },
  { share: 8, what: leaveClub },
  { share: 1, what: pauseAdmins },
];

function join(diary: Diary) {
  const { dice } = diary;
  const who = diary.newcomer();
  diary.write(0, "register", { who });
  if (dice.percent(5)) diary.write(1, "register", { who });
  const answered = dice.between(60, 2 * aDay);
  if (dice.percent(8)) return diary.write(answered, "reject", { who });
  if (dice.percent(6)) {
    const steps = [diary.part("approve", { who }), diary.part("reject", { who })];
    return diary.write(answered, "at once", { steps });
  }
  diary.write(answered, "approve", { who });
  if (dice.percent(50)) {
    const nr = diary.label();
    diary.write(answered + dice.between(aDay / 2, 8 * aDay), "choose a password", { who, nr });
  }
  if (dice.percent(30)) {
    const hours = dice.between(4, 40) / 4;
    diary.write(answered + 5, "add hours", { label: diary.label(), who, hours });
  }
}

function forgetPassword(diary: Diary) {
  const who = diary.rower();
  diary.write(0, "forget the password", { who });
  if (diary.dice.percent(30)) diary.write(1, "forget the password", { who });
  diary.write(2, "work");
  diary.write(diary.dice.between(3, 90), "choose a password", { who, nr: diary.label() });
}

/** Somebody is signed in twice, until one device, an admin or the time ends a session. */
function useTwoDevices(diary: Diary) {
  const { dice } = diary;
  const who = diary.rower();
  diary.write(0, "look at bookings", { who });
  diary.write(1, "sign in elsewhere", { who });
  const end = dice.pick(["log out", "log out everywhere", "hand out a password", "change", "time"]);
  if (end === "change") diary.write(2, "change the password", { who, nr: diary.label() });
  else if (end !== "time") diary.write(2, end, { who });
  diary.write(3, "look at hours", { who });
  diary.write(end === "time" ? dice.between(10, 18) * aDay : 4, "look at hours elsewhere", { who });
}

function logOut(diary: Diary) {
  const who = diary.rower();
  diary.write(0, diary.dice.percent(70) ? "log out" : "log out everywhere", { who });
  // With the cookie that was theirs.
  diary.write(1, "look at hours", { who });
}

function pause(diary: Diary) {
  const who = diary.rower();
  diary.write(0, "pause or start", { who });
  diary.write(diary.dice.between(30, 5 * aDay), "pause or start", { who });
}

function leaveClub(diary: Diary) {
  const { dice } = diary;
  const who = dice.percent(85) ? dice.recent(diary.newcomers) : dice.between(30, 59);
  if (who === undefined) return;
  diary.write(0, "delete", { who });
  diary.write(1, "look at hours", { who });
}

/** The two admins try to put each other out, and one has to stay. */
function pauseAdmins(diary: Diary) {
  const steps = [
    diary.part("pause or start", { who: 0, by: 1 }),
    diary.part("pause or start", { who: 1, by: 0 }),
  ];
  diary.write(0, "at once", { steps });
  diary.write(30, "bring the admins back");
}
