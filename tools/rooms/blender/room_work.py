"""Halls, kitchens, and rooms people work or wait in."""

import math

from matter import cloth, glass, plain, stone, thin, wood
from pieces import black, books, brass, eucalyptus, oak, olive_tree, pampas, rubber_tree, side_table, sofa, standing_books, vase, walnut
from room_home import drum, floor_lamp, rug, round_rug, table_lamp
from seats import bench, cabinet, chair, draped, folded, lounge_chair, placed, table
from shapes import box, lathe, pillow, sheet, soft, tube
from stage import camera, curtain, daylight, linen, shell


def hall(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 116, 460)
    shell(wide, "stone", laid="tiles")
    daylight(wide, spec["light"], fill=0.75, near=1.35)
    timber = walnut()
    legs = walnut("z")
    box(0, -38, 76, 150, 36, 3, timber, 0.5)
    box(0, -36, 63, 138, 32, 13, timber, 0.4)
    for index in range(3):
        box(-46 + index * 46, -37.2, 64.2, 44.6, 1.4, 10.8, timber, 0.25)
        lathe(-46 + index * 46, -38.4, 69, [(0, 0), (1.1, 0.2), (1.1, 1.2), (0, 1.4)], brass(), 20)
    for sx in (-1, 1):
        for at in (-33, -7):
            tube([(sx * 66, at, 64), (sx * 69, at, 0)], 1.9, legs, [1, 0.62])
    box(0, -33, 14, 134, 28, 2, timber, 0.4)
    folded(-42, -8, 16, 34, 24, cloth("scarf", "#8a5640", "#b07a60", 300), 3, 2)
    basket(34, -20, 16)
    vase(-50, -20, 79, stone("clay", "#3e3b37", "#58534d", 12, 0.65), 27, 9.5, "belly")
    pampas(-50, -20, 102, 8, 5, 40, 0.28)
    vase(44, -22, 79, stone("bowl", "#cfc7ba", "#e3dccf", 9, 0.7), 6.5, 13, "bowl")
    books(8, -22, 79, 2, 12, -6)
    rug(-4, -150, 230, 78, cloth("runner", "#7d7468", "#a39a8c", 170, 1.0))
    lathe(wide / 2 - 34, -30, 0, [(0, 0), (12, 0), (13, 46), (12.4, 46), (11.4, 1), (0, 1)], plain("stand", "#2b2a28", 0.5))
    for dx, lean, tint in ((-2, -6, "#27364a"), (3, 5, "#5a3a2c")):
        tube([(wide / 2 - 34 + dx, -30, 3), (wide / 2 - 34 + dx + lean, -28, 74)], 2.1, plain("umbrella", tint, 0.8), [0.5, 1])
        tube([(wide / 2 - 34 + dx + lean, -28, 74), (wide / 2 - 34 + dx + lean * 1.3, -28, 88), (wide / 2 - 38 + dx + lean * 1.5, -28, 91), (wide / 2 - 41 + dx + lean * 1.5, -28, 86)], 0.9, oak("z"))
    rubber_tree(-wide / 2 + 30, -36, stone("pot", "#b9b1a5", "#cfc8bc", 9, 0.75), 122, 5)


def basket(x, y, z):
    reed = cloth("reed", "#9c7a4e", "#c6a473", 160, 1.4, 0.0)
    lathe(x, y, z, [(0, 0), (15, 0), (17.5, 10), (17, 21), (16.2, 21), (16.4, 10), (14, 1), (0, 1)], reed)


def study(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 118, 460)
    shell(wide, "smoked")
    daylight(wide, spec["light"], fill=0.7)
    top = oak()
    box(-6, -82, 72, 170, 76, 3, top, 0.7)
    for x in (-76, 64):
        for dx in (-1, 1):
            tube([(x, -24, 72), (x + dx * 17, -24, 0)], 1.7, oak("z"), [0.9, 0.8])
            tube([(x, -66, 72), (x + dx * 17, -66, 0)], 1.7, oak("z"), [0.9, 0.8])
        box(x, -68, 30, 24, 46, 1.6, oak("y"), 0.3)
        box(x, -70, 69.5, 8, 50, 2.6, oak("y"), 0.3)
    desk_lamp(54, -34, 75)
    at = books(-70, -36, 75, 4, 21, 4)
    lathe(-70, -36, at, [(0, 0), (4, 0), (4.4, 3), (3.4, 4.5), (0, 4.8)], brass(), 32)
    lathe(-42, -32, 75, [(0, 0), (4, 0), (4, 10), (3.6, 10), (3.6, 1), (0, 1)], stone("cup", "#3a3835", "#4f4b46", 10, 0.6), 32)
    for index, lean in enumerate((-2.5, -0.6, 1.4, 2.8)):
        tube([(-42 + lean * 0.4, -32, 77), (-42 + lean, -31, 91 + index % 2 * 1.5)], 0.38, plain("pencil", ["#c4863c", "#26323c", "#a8492e", "#d8c49a"][index], 0.5))
    laptop(-4, -52, 75)
    box(26, -62, 75, 15, 21, 1.2, plain("notebook", "#8a4b34", 0.6), 0.3, (0, 0, -9))
    chair(4, -104, 186, oak("z"), cloth("wool", "#4a5a5e", "#6b7c80", 320))
    rug(0, -200, 260, 150, cloth("rug", "#a2978a", "#c7bdb0", 190, 1.0))
    rubber_tree(-wide / 2 + 32, -44, stone("pot", "#7d756b", "#968d82", 8, 0.75), 138, 4, 46)
    low = walnut()
    box(wide / 2 - 34, -36, 0, 62, 34, 3, low, 0.3)
    for x in (wide / 2 - 64, wide / 2 - 34, wide / 2 - 4):
        box(x, -36, 3, 2, 34, 62, low, 0.2)
    for z in (33, 63):
        box(wide / 2 - 34, -36, z, 62, 34, 2, low, 0.2)
    box(wide / 2 - 34, -3, 3, 62, 1, 60, low, 0)
    standing_books(wide / 2 - 62, -32, 3, 25, 31, 22)
    standing_books(wide / 2 - 62, -32, 35, 22, 32, 22)
    standing_books(wide / 2 - 31, -32, 35, 18, 33, 22)
    vase(wide / 2 - 20, -20, 65, stone("clay", "#cfc6b8", "#e6dfd3", 10, 0.7), 19, 8)


def desk_lamp(x, y, z):
    dark = black()
    lathe(x, y, z, [(0, 0), (9, 0), (9, 1.4), (1.2, 2)], dark)
    tube([(x, y, z + 1), (x + 12, y + 2, z + 26)], 0.6, dark)
    tube([(x + 12, y + 2, z + 26), (x - 16, y - 4, z + 40)], 0.6, dark)
    head = lathe(0, 0, 0, [(2.4, 8), (3.0, 6), (8.5, 0), (8.1, 0), (2.6, 5.6), (0.01, 7)], dark)
    head.location = ((x - 19) / 100, (y - 5) / 100, (z + 33) / 100)
    head.rotation_euler = (0, math.radians(-16), 0)


def laptop(x, y, z):
    metal = plain("metal", "#b9bbbc", 0.35, 0.5, 0.9)
    box(x, y - 11, z, 32, 22, 1.2, metal, 0.3)
    box(x, y + 10.5, z + 1, 32, 0.8, 21, metal, 0.3, (-14, 0, 0))
    box(x, y + 10.0, z + 2, 30.4, 0.2, 19, plain("screen", "#15181b", 0.15, 0.5), 0, (-14, 0, 0))


def kitchen(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 132, 520)
    shell(wide, "stone", laid="tiles")
    daylight(wide, spec["light"], fill=0.8, high=175)
    front = plain("front", "#b9b3a5", 0.55, 0.25)
    top = stone("top", "#d8d4cc", "#ebe8e2", 3.0, 0.22)
    box(0, -58, 0, wide * 1.5, 54, 10, plain("plinth", "#57534c", 0.6), 0)
    box(0, -60, 10, wide * 1.5, 58, 76, front, 0)
    for index in range(-4, 5):
        at = index * 60
        if index % 2:
            box(at, -62.2, 11, 59.4, 2.2, 73.6, front, 0.2)
            box(at + (24 if index < 0 else -24), -64.2, 52, 1.2, 2, 24, brass(), 0.4)
        else:
            for z, high in ((11, 29), (40.6, 29), (70.2, 14.4)):
                box(at, -62.2, z, 59.4, 2.2, high, front, 0.2)
                box(at, -64.2, z + high - 6, 22, 2, 1.2, brass(), 0.4)
    box(0, -64, 86.5, wide * 1.5, 64, 3, top, 0.25)
    box(0, -1.6, 89.5, wide * 1.5, 1.6, 9, top, 0.2)
    z = 89.5
    boards(-128, z)
    bottle(-94, -20, z, "#3f4a2c", 27)
    bottle(-84, -16, z, "#6d4a22", 22)
    crock(-106, -24, z)
    tap(-30, -14, z)
    vase(98, -28, z, stone("clay", "#8d8479", "#a79d90", 12, 0.65), 21, 8.5, "belly")
    eucalyptus(98, -28, z + 17, 14, 5, 27, 0.55)
    vase(52, -34, z, stone("bowl", "#e2ddd2", "#f1eee7", 9, 0.5), 8.5, 15, "bowl")
    lemon = plain("lemon", "#e3b93c", 0.45)
    for dx, dy, dz in ((-6, -3, 5), (5, -4, 5), (0, 5, 5), (0, -1, 10)):
        made = lathe(52 + dx, -34 + dy, z + dz - 1, [(0.1, -4.2), (0.9, -3.8), (2.6, -2.2), (3.2, 0), (2.6, 2.2), (0.9, 3.8), (0.1, 4.4)], lemon, 28)
        made.rotation_euler = (math.radians(80), 0, dx)
        made.location.z += 0.03
    folded(128, -22, z, 26, 20, cloth("towel", "#c7c1b3", "#ece8de", 600), 3, 3)
    lathe(140, -40, z, [(0, 0), (3.2, 0), (4, 8), (3.7, 8), (3, 0.6), (0, 0.6)], plain("cup", "#f0ede6", 0.3), 40)


def boards(x, z):
    for dx, wide, high, timber, lean in ((0, 30, 44, walnut("z"), -9), (13, 24, 34, oak("z"), -12)):
        made = box(x + dx, -11 - dx * 0.25, z, wide, 2, high, timber, 0.7)
        made.rotation_euler = (math.radians(lean), 0, 0)


def bottle(x, y, z, tint, high):
    made = glass("bottle", tint)
    lathe(x, y, z, [(0, 0), (3.6, 0), (3.8, 1), (3.8, high * 0.55), (3.2, high * 0.64), (1.4, high * 0.76), (1.3, high), (0, high)], made, 40)
    lathe(x, y, z + high, [(0, -1), (1.1, -1), (1.2, 1.4), (0, 1.4)], oak("z"), 24)


def crock(x, y, z):
    vase(x, y, z, stone("crock", "#d9d2c5", "#ece6da", 9, 0.55), 16, 7.5, "cylinder")
    for index, lean in enumerate((-6, -2, 2.5, 6)):
        tube([(x + lean * 0.4, y, z + 4), (x + lean, y + 1, z + 28)], 0.55, oak("z"))
        made = soft(x + lean * 1.08, y, z + 26, 4.6, 1.4, 7.5, oak("z"), 0.9, cuts=8)
        made.rotation_euler = (0, math.radians(lean * 1.6), 0)


def tap(x, y, z):
    steel = plain("steel", "#c9c7c2", 0.22, 0.5, 1.0)
    lathe(x, y, z, [(0, 0), (2.6, 0), (2.6, 2), (1.6, 3)], steel)
    tube([(x, y, z), (x, y, z + 30), (x, y - 3, z + 38), (x, y - 12, z + 40), (x, y - 20, z + 37), (x, y - 21, z + 28)], 1.2, steel)
    tube([(x + 2, y, z + 6), (x + 9, y - 1, z + 9)], 0.7, steel)


def practice(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 120, 560)
    shell(wide, "concrete", laid="tiles", high=300)
    daylight(wide, spec["light"], fill=0.85, high=170)
    petrol = cloth("petrol", "#2f4a50", "#4d6a70", 420, 0.6)
    sand = cloth("sand", "#a8967b", "#cbbba1", 420, 0.6)
    timber = oak("z")
    lounge_chair(-112, -56, 6, timber, petrol, 1)
    lounge_chair(-26, -56, -4, timber, petrol, 4)
    lounge_chair(108, -58, -14, timber, sand, 8)
    side_table(42, -62, oak(), 44, 24)
    books(38, -66, 44, 3, 17, 5)
    vase(52, -56, 44, stone("clay", "#d2cabd", "#e6dfd4", 10, 0.6), 17, 7)
    eucalyptus(52, -56, 58, 21, 4, 24, 0.5)
    rug(0, -214, 330, 158, cloth("rug", "#8f8a82", "#b4aea4", 170, 1.0))
    rubber_tree(wide / 2 - 42, -46, stone("pot", "#d5cfc4", "#e6e1d7", 9, 0.75), 150, 2, 50)
    olive_tree(-wide / 2 + 44, -50, stone("pot", "#6f6a63", "#88827a", 8, 0.75), 186, 9, 46, 38)


def loft(spec):
    wide = spec["width"]
    camera(wide, spec["foot"], 130, 640)
    shell(wide, "concrete", laid="tiles", high=430)
    daylight(wide, spec["light"], fill=0.7, high=230, power=1.15)
    curtain(-wide / 2 + 14, 84, linen(), folds=7, high=425)
    graphite = cloth("graphite", "#4b4a48", "#6c6a67", 300, 0.8)
    sofa(-10, 290, graphite, 3, deep=98, seat=41, back=72)
    ivory = cloth("ivory", "#d9d2c4", "#f5f1e8", 620)
    rust = cloth("rust", "#8d4a32", "#b3694c", 520)
    pillow(-112, -52, 60, 52, 52, 18, ivory, (74, 4, 7), 3)
    pillow(98, -54, 59, 50, 48, 17, rust, (74, 4, -8), 9)
    draped(52, -106, 60, 45.5, 28, cloth("throw", "#c3b8a4", "#e4dbc9", 240, 0.9), 1.2)
    rug(0, -232, 340, 170, cloth("wool", "#bdb4a6", "#dfd8cb", 190, 1.0))
    lathe(-20, -172, 0, [(34, 0), (35, 1), (35, 30), (34, 31), (0, 31)], wood("drum", "#5a3d28", "#8a6444", "x"))
    books(-28, -176, 31, 3, 41, 8)
    vase(-4, -166, 31, stone("clay", "#d2cabd", "#e6dfd4", 10, 0.6), 14, 8, "bowl")
    floor_lamp(178, -40, 182)
    olive_tree(238, -60, stone("pot", "#6f6a63", "#88827a", 8, 0.75), 232, 11, 52, 46)
    side_table(-184, -60, black(), 46, 22)
    vase(-184, -60, 46, stone("clay 3", "#8d8479", "#a79d90", 12, 0.65), 26, 9)
    pampas(-184, -60, 68, 5, 6, 52, 0.3)
