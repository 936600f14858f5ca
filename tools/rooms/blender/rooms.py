"""The rooms, by name. How much of the wall is seen is told by packages/scenes/src/rooms/room-list.ts (`spec`)."""

import room_home
import room_work

BUILDERS = {
    "living": room_home.living,
    "dining": room_home.dining,
    "bedroom": room_home.bedroom,
    "reading": room_home.reading,
    "nursery": room_home.nursery,
    "hall": room_work.hall,
    "study": room_work.study,
    "kitchen": room_work.kitchen,
    "practice": room_work.practice,
    "loft": room_work.loft,
}


def build(name, spec):
    BUILDERS[name](spec)
